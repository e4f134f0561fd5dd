// The arrow keys walk over a grid, from cell to cell, whether or not something can be picked there: to look around.

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** `{@attach arrows}` on an element with `role="grid"`, whose cells carry `aria-colindex` and hold what gets the focus. */
export function arrows(grid: Element): () => void {
  const walk = (event: Event): void => {
    const step = STEPS[(event as KeyboardEvent).key];
    const here = (event.target as Element).closest('[role="gridcell"]');
    if (!step || !here) return;
    const rows = [...grid.querySelectorAll('[role="row"]')];
    const row = rows[rows.findIndex((one) => one.contains(here)) + step[0]];
    const column = Number(here.getAttribute("aria-colindex")) + step[1];
    const next = row?.querySelector<HTMLElement | SVGElement>(`[aria-colindex="${column}"] [data-pick]`);
    event.preventDefault();
    event.stopPropagation();
    next?.focus();
  };
  grid.addEventListener("keydown", walk);
  return () => grid.removeEventListener("keydown", walk);
}
