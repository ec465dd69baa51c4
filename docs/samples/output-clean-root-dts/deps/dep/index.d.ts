export type Dep = string;
