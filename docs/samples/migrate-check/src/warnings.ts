declare module './notes' {
  interface Notes {
    warning: { text: string };
  }
}

export {};
