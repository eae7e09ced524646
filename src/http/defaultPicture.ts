/** The picture of a branch or category that has none: an awning over a closed door, in the site's own colours. */
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800">
<rect width="1200" height="800" fill="#f3e4cb"/><rect y="640" width="1200" height="160" fill="#d9b98f"/>
<rect x="250" y="180" width="700" height="470" fill="#c96b4b"/><rect x="250" y="180" width="700" height="40" fill="#a9502f"/>
<rect x="330" y="380" width="230" height="190" rx="6" fill="#f8f1e2"/><rect x="345" y="395" width="200" height="160" fill="#8fb8b3"/>
<path d="M345 555 L465 395 H545 V405 L435 555 Z" fill="#a9cbc6"/>
<rect x="650" y="370" width="190" height="280" rx="6" fill="#f8f1e2"/><rect x="665" y="385" width="160" height="265" fill="#2f5d62"/>
<circle cx="805" cy="530" r="9" fill="#e5b24b"/><rect x="690" y="410" width="110" height="90" rx="4" fill="#3d7278"/>
${[0, 1, 2, 3, 4, 5, 6].map((i) => `<path d="M${290 + i * 90} 270 h90 v60 a45 38 0 0 1 -90 0 Z" fill="${i % 2 ? '#f8f1e2' : '#2f5d62'}"/>`).join('')}
<rect x="280" y="255" width="650" height="22" rx="4" fill="#24474b"/>
<rect x="590" y="600" width="46" height="50" fill="#a9502f"/><path d="M613 600 C580 570 585 530 600 520 C605 550 612 560 613 575 C620 545 640 535 645 525 C650 560 635 590 613 600Z" fill="#5c8a4e"/>
</svg>`

let drawn: Promise<Buffer> | undefined

/** JPEG bytes, drawn once. */
export function defaultPicture(): Promise<Buffer> {
  drawn ??= draw()
  return drawn
}

async function draw(): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer()
}
