export interface Unit {
  readonly name: string;
}

export const metre = 'metre';
