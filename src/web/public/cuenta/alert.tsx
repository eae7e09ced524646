/** What a form was answered, told at once to who cannot see it. */
export function Alert({ text }: { readonly text: string | null }) {
  return text ? (
    <p role="alert" className="text-clay font-semibold">
      {text}
    </p>
  ) : null
}
