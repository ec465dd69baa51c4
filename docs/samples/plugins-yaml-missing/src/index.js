import theme from './theme.yaml';

export const { size } = theme;
