// Numbers as they are printed: with a minus sign, which is as wide as a plus, where a program would write a hyphen.

export function plain(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

export function signed(change: number): string {
  return change < 0 ? plain(change) : `+${change}`;
}
