export class Cart {}
