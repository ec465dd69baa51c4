export * from 'greeting';
