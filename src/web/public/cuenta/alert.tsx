/** The answer to a form, announced to screen readers. */
export function Alert({ text }: { readonly text: string | null }) {
  return text ? (
    <p role="alert" className="text-clay font-semibold">
      {text}
    </p>
  ) : null
}
