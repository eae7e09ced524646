/** A screenshot of the product; `scripts/guideShots.ts` takes them all in one size. */
export function Shot({ src, text }: { readonly src: string; readonly text: string }) {
  return (
    <figure>
      <img src={src} alt="" width={1000} height={640} loading="lazy" className="border-line border" />
      <figcaption className="text-soft mt-2 text-base">{text}</figcaption>
    </figure>
  )
}
