export interface Events {
  open: string;
}

export type Listener<K extends keyof Events> = (
  value: Events[K],
) => void;
