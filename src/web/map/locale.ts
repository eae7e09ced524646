/** MapLibre's own texts, in Spanish. */
export const locale = {
  'AttributionControl.ToggleAttribution': 'Mostrar u ocultar de quién es el mapa',
  'Marker.Title': 'Marcador',
  'NavigationControl.ZoomIn': 'Acercar',
  'NavigationControl.ZoomOut': 'Alejar',
  'CooperativeGesturesHandler.WindowsHelpText': 'Para acercar el mapa, usa Ctrl y la rueda',
  'CooperativeGesturesHandler.MacHelpText': 'Para acercar el mapa, usa ⌘ y la rueda',
  'CooperativeGesturesHandler.MobileHelpText': 'Mueve el mapa con dos dedos',
} as const
