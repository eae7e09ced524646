/** HTML from the editor, which the server cleaned when it was saved. */
export function Html({ html, className = '' }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when it was written (domain/texts/richText.ts).
  return <div className={`prose-site ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
}
