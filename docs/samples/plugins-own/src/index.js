export const about = () => `cards ${VERSION}`;
