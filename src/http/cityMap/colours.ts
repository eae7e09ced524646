/** The colours of the city map: the site's paper by day, the same street at night. */
export interface Colours {
  readonly earth: string
  readonly built: string
  readonly park: string
  readonly wood: string
  readonly public: string
  readonly paved: string
  readonly sand: string
  readonly water: string
  readonly building: string
  readonly buildingEdge: string
  readonly street: string
  readonly streetEdge: string
  readonly avenue: string
  readonly avenueEdge: string
  readonly highway: string
  readonly highwayEdge: string
  readonly path: string
  readonly rail: string
  readonly border: string
  readonly text: string
  readonly softText: string
  readonly waterText: string
  readonly parkText: string
  readonly halo: string
}

export const light: Colours = {
  earth: '#f6efe1',
  built: '#f2e9d8',
  park: '#d3e3c2',
  wood: '#c5dab5',
  public: '#eee3d3',
  paved: '#f9f1e1',
  sand: '#f0e6c8',
  water: '#a9d3d6',
  building: '#e9dcc5',
  buildingEdge: '#dccbae',
  street: '#ffffff',
  streetEdge: '#e2d5bd',
  avenue: '#fff6dc',
  avenueEdge: '#dcc79b',
  highway: '#f7dfa2',
  highwayEdge: '#d0ad62',
  path: '#cdbd9f',
  rail: '#a79d8d',
  border: '#a3978a',
  text: '#3d4644',
  softText: '#56605d',
  waterText: '#1d5960',
  parkText: '#375c33',
  halo: '#fffaf0',
}

export const dark: Colours = {
  earth: '#18211f',
  built: '#1b2624',
  park: '#1d3327',
  wood: '#1b3024',
  public: '#232c2c',
  paved: '#202b29',
  sand: '#2a2c22',
  water: '#13363c',
  building: '#22302d',
  buildingEdge: '#2b3b37',
  street: '#32413d',
  streetEdge: '#151d1c',
  avenue: '#45513f',
  avenueEdge: '#151d1c',
  highway: '#66592f',
  highwayEdge: '#151d1c',
  path: '#3c4a46',
  rail: '#566560',
  border: '#6c7a75',
  text: '#e9e2d4',
  softText: '#bcc5bd',
  waterText: '#8fc9cd',
  parkText: '#9ecb9f',
  halo: '#141d1c',
}
