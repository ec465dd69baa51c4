export class Box {
  #lids = 1;
  get closed(): boolean {
    return this.#lids > 0;
  }
}
