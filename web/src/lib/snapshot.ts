// A picture of what is on the screen, made in the browser: the element and all it is drawn with go into one SVG, which
// is painted on a canvas. Nothing is asked of anyone outside.

const URLS = /url\((["']?)([^"')]+)\1\)/g;

async function asData(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error(address));
    reader.readAsDataURL(blob);
  });
}

/** A text of CSS in which everything that it refers to is written out. */
async function selfContained(css: string, base: string, known: Map<string, string>): Promise<string> {
  const found = [...css.matchAll(URLS)]
    .map(([, , address]) => address!)
    .filter((address) => !/^(data:|#)/.test(address));
  for (const address of new Set(found)) {
    const whole = new URL(address, base).href;
    if (!known.has(whole)) known.set(whole, await asData(whole).catch(() => ""));
  }
  return css.replace(URLS, (all, _, address: string) =>
    /^(data:|#)/.test(address) ? all : `url("${known.get(new URL(address, base).href) ?? ""}")`,
  );
}

async function styles(known: Map<string, string>): Promise<string> {
  const texts: string[] = [];
  for (const sheet of document.styleSheets) {
    const css = [...sheet.cssRules].map((rule) => rule.cssText).join("\n");
    texts.push(await selfContained(css, sheet.href ?? location.href, known));
  }
  // A picture does not move, and begins where motions end.
  return `${texts.join("\n")} *, *::before, *::after { animation: none !important; transition: none !important }`;
}

/** The element with its ancestors' names, so that it is styled as it is now. */
function inPlace(element: HTMLElement): HTMLElement {
  const box = element.getBoundingClientRect();
  const copy = element.cloneNode(true) as HTMLElement;
  copy.style.cssText += `;position:absolute;left:0;top:0;margin:0;width:${box.width}px;height:${box.height}px`;
  let whole = copy;
  for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
    const shell = parent.cloneNode(false) as HTMLElement;
    shell.style.cssText = "display:contents";
    shell.append(whole);
    whole = shell;
  }
  return whole;
}

/** A PNG of an element, with a line of words beneath. */
export async function snapshot(element: HTMLElement, caption: string): Promise<Blob> {
  const box = element.getBoundingClientRect();
  const known = new Map<string, string>();
  const holder = document.createElement("div");
  holder.append(inPlace(element));
  const sheets = document.getElementById("sheets")?.cloneNode(true);
  if (sheets) holder.prepend(sheets);
  for (const image of holder.querySelectorAll("img, image")) {
    const name = image.hasAttribute("src") ? "src" : "href";
    const address = image.getAttribute(name);
    if (address && !address.startsWith("data:"))
      image.setAttribute(name, await asData(new URL(address, location.href).href));
    image.removeAttribute("srcset");
  }
  for (const styled of holder.querySelectorAll("[style*='url(']"))
    styled.setAttribute("style", await selfContained(styled.getAttribute("style")!, location.href, known));
  const css = document.createElement("style");
  css.textContent = await styles(known);
  holder.prepend(css);
  // As wide and high as the window, so that whatever depends on its size comes out the same.
  const [wide, high] = [innerWidth, Math.max(innerHeight, box.height)];
  const inner = new XMLSerializer().serializeToString(holder);
  const theme = document.documentElement.dataset.theme ?? "";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" data-theme="${theme}"><foreignObject width="100%" height="100%">${inner}</foreignObject></svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const foot = 44;
  const canvas = document.createElement("canvas");
  const scale = Math.max(2, devicePixelRatio);
  [canvas.width, canvas.height] = [box.width * scale, (box.height + foot) * scale];
  const pen = canvas.getContext("2d")!;
  pen.scale(scale, scale);
  const look = getComputedStyle(document.documentElement);
  pen.fillStyle = look.getPropertyValue("--ground");
  pen.fillRect(0, 0, box.width, box.height + foot);
  pen.drawImage(image, 0, 0, box.width, box.height, 0, 0, box.width, box.height);
  pen.fillStyle = look.getPropertyValue("--text");
  pen.font = `700 20px ${look.getPropertyValue("--face")}`;
  pen.fillText(caption, 16, box.height + 29, box.width - 32);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

/** Hand a file to the person. */
export function download(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
