export interface Length {
  metres: number;
}

export function metres(kilometres: number): Length {
  return { metres: kilometres * 1000 };
}
