export interface Tag {
  name: string;
}

export function nameTag({ name }: Tag): string {
  return `<b class="tag">${name}</b>`;
}
