import loader from 'load-plugin';

export const separator: string = loader.separator;
export const load: (name: string) => object = loader.load;
