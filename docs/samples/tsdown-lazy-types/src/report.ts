export const report = (): string => 'report';
