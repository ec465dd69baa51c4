export let opened = 0;

export const open = (): void => {
  opened += 1;
};
