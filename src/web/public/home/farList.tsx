declare module 'react' {
  interface CSSProperties {
    '--cards'?: number
  }
}

/** A list of cards that is laid out when it comes near; until then it has their usual height. */
export function FarList(props: { cards: number; className: string; children: React.ReactNode }) {
  return (
    <ul className={`home-far ${props.className}`} style={{ '--cards': props.cards }}>
      {props.children}
    </ul>
  )
}
