export interface Reply {
  path: string;
  status: number;
}
