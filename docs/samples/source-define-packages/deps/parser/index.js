if (process.env.NODE_ENV !== 'production') {
  console.warn('parser: development build');
}

export const parser =
  typeof VERSION === 'undefined' ? '5.0.0' : VERSION;
