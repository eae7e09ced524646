declare module 'react' {
  interface CSSProperties {
    '--cards'?: number
  }
}

/** A list of so many cards that is laid out when it comes near; until then it stands as tall as they usually are. */
export function FarList(props: { cards: number; className: string; children: React.ReactNode }) {
  return (
    <ul className={`home-far ${props.className}`} style={{ '--cards': props.cards }}>
      {props.children}
    </ul>
  )
}
