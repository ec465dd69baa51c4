export class Point {
  x = 0;
  label?: string;
}
