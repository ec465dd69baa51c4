export const version = VERSION;
export const channel = process.env.CHANNEL;
export const bytes = () => encode('é').length;

export function warn(text) {
  if (process.env.NODE_ENV !== 'production') {
    console.warn(text);
  }
}
