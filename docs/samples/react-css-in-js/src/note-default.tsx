import styled from 'styled-components';

export const Paper = styled.p`
  color: teal;
`;
