'use server';

export const save = async (): Promise<void> => {
  console.log('saved');
};
