class Base {
  constructor() {
    this.prepare();
  }

  protected prepare() {}
}

export class Report extends Base {
  title!: string;

  protected override prepare() {
    this.title = 'Report';
  }
}
