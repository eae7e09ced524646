/** Floats over the home page and opens a chat with the organisation. */
export function ChatButton({ href }: { href: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="no-print fixed right-4 bottom-24 z-30 inline-flex min-h-12 items-center gap-2 rounded-full bg-[#0b6e4f] px-5 font-semibold text-white shadow-lg transition-transform hover:scale-105"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6">
        <path
          d="M4 20l1.4-4A8 8 0 1 1 8.4 18.8z M9 11h.01M12 11h.01M15 11h.01"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      Chat<span className="sr-only"> por WhatsApp</span>
    </a>
  )
}
