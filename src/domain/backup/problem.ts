/** Why a backup, a restore or a move failed, in words for the person who ordered it. */
export class BackupProblem extends Error {}

export const problems = {
  noData: 'No hay datos que leer: revisa DATA_DIR o DATABASE_URL.',
  exists: (path: string) => `Ya existe ${path}; elige otro nombre.`,
  damaged: (path: string) => `El respaldo ${path} está dañado o incompleto: no coincide con su suma SHA-256.`,
  newer: 'Los datos son de una versión más nueva de Zócalo; actualiza el programa y vuelve a intentar.',
  older:
    'Los datos son de una versión anterior de Zócalo y el destino ya está preparado para la actual; usa una base de datos nueva.',
  notEmpty: (table: string) =>
    `El destino ya tiene datos (en la tabla ${table}): esto solo se hace en un sitio vacío. No se cambió nada.`,
  noPage: 'El respaldo se restauró igual, pero el sitio no se muestra con él.',
  missing: (paths: readonly string[]) =>
    `El respaldo está completo salvo ${paths.length} archivos que el sitio nombra y ya no existían: ${paths.slice(0, 5).join(', ')}`,
  swept: 'Otro proceso está usando el destino; detenlo y vuelve a intentar.',
  fileDiffers: (path: string) => `El archivo ${path} no quedó igual en el destino.`,
  rowsDiffer: (table: string) => `Los datos de la tabla ${table} no quedaron iguales en el destino.`,
} as const
