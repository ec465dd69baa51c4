import { styled } from 'styled-components';

const Paper = styled.p`
  color: teal;
`;

export function Note({ text }: { text: string }) {
  return <Paper>{text}</Paper>;
}
