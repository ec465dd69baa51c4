export const production =
  import.meta.env?.MODE === 'production';
export const channel = process.env?.CHANNEL;
