/** Text from the editor: the server has cleaned it when it was written. */
export function Html({ html, className = '' }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when it was written (domain/texts/richText.ts).
  return <div className={`prose-site ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
}
