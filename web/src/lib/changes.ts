// Applying `changes` to the view before them.

type View = Record<string, unknown>;

/** The view after changes to it, by path: `round`, or `players/2` for one entry of a list. What did not change is the same
 * object, so boards redraw only what did. */
export function changedView(view: unknown, changes: Record<string, unknown>): View {
  const before = view as View;
  const changed = { ...before };
  for (const [path, part] of Object.entries(changes)) {
    const [name, entry] = path.split("/") as [string, string?];
    if (entry === undefined) changed[name] = part;
    else {
      if (changed[name] === before[name]) changed[name] = [...(before[name] as unknown[])];
      (changed[name] as unknown[])[Number(entry)] = part;
    }
  }
  return changed;
}
