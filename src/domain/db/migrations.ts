import type { Dialect, MigrationTx } from './migration.ts'
import * as initial from './migrations/0001_inicial.ts'
import * as search from './migrations/0002_busqueda.ts'
import * as activity from './migrations/0003_actividad.ts'
import * as covers from './migrations/0004_portadas.ts'
import * as siteSearch from './migrations/0005_buscar.ts'
import * as nodes from './migrations/0006_nodos.ts'
import * as backups from './migrations/0007_respaldos.ts'
import * as counts from './migrations/0008_cuentas.ts'
import * as orders from './migrations/0009_ordenes.ts'
import * as pictures from './migrations/0010_imagenes.ts'
import * as emails from './migrations/0011_correos.ts'
import * as access from './migrations/0012_accesos.ts'
import * as places from './migrations/0013_lugares.ts'
import * as repeats from './migrations/0014_envios.ts'
import * as names from './migrations/0015_nombres.ts'
import * as history from './migrations/0016_historial.ts'
import * as drafts from './migrations/0017_borradores.ts'
import * as proposals from './migrations/0018_propuestas.ts'
import * as replacedValues from './migrations/0019_valores.ts'
import * as branches from './migrations/0020_sucursales.ts'
import * as filters from './migrations/0022_filtros.ts'
import * as businessTypes from './migrations/0025_tipos_de_negocio.ts'

export interface Migration {
  readonly up: (tx: MigrationTx, dialect: Dialect) => Promise<void>
}

/** What is known of a migration that has landed. */
interface Landed {
  readonly name: string
  readonly migration: Migration
  /** Of its file: it is never edited, and what was wrong is mended by a later one (test/invariants.test.ts). */
  readonly sha256: string
}

/**
 * All migrations, in their order. A new one is added in the commit that lands it, with what `sha256sum` gives for its file. That
 * may change only with the words of a migration, never with what it makes: test/schema.test.ts holds that of the first
 * fourteen.
 */
export const migrations: readonly Landed[] = [
  {
    name: '0001_inicial',
    migration: initial,
    sha256: 'd8a4bac6950b49f24db50a72e1aa85946f3abf5d87af9b6197727fdaac50aa7d',
  },
  {
    name: '0002_busqueda',
    migration: search,
    sha256: '4b9a5bde4154522d029793606f36e3cf9fbc334a263c753a5b736eef27f27685',
  },
  {
    name: '0003_actividad',
    migration: activity,
    sha256: '2808c82bc753be95718d1d843371568de1564a09cea55509fe99959c27e64c09',
  },
  {
    name: '0004_portadas',
    migration: covers,
    sha256: '5cc12047052d7ed6755554b1e10725546011365c201d2d94b535e997bab87901',
  },
  {
    name: '0005_buscar',
    migration: siteSearch,
    sha256: '65920c7b97a4d2c5ca904d5ed26682d075a263b2bb925682c94579e2e18a0030',
  },
  {
    name: '0006_nodos',
    migration: nodes,
    sha256: 'd5d13b1f354a367c6ae909af6589a460679ab9cf6d2b530cc736bef046a1f51f',
  },
  {
    name: '0007_respaldos',
    migration: backups,
    sha256: '0d9191f26bcc4b785ab3e1d552797de6c15eeb19ea085acc5ad42b03a0992a8d',
  },
  {
    name: '0008_cuentas',
    migration: counts,
    sha256: 'a4440773b43f996b300c5081ac61e86d686884cb6c2f80a4e28ada834ff41cfd',
  },
  {
    name: '0009_ordenes',
    migration: orders,
    sha256: 'ebb855b69b25c3b9e88f8ff6388328bf7836ce7821c53cf0111a4e6657a068a0',
  },
  {
    name: '0010_imagenes',
    migration: pictures,
    sha256: '7767a57911d0604e9365ce09f152706c7285d2d115a40f4e3f8738629248a9cb',
  },
  {
    name: '0011_correos',
    migration: emails,
    sha256: '64e03dbc86a4c0f33a39d755facc844882de13b9361632ff29123b03b688316a',
  },
  {
    name: '0012_accesos',
    migration: access,
    sha256: '9ce95f4362e202dbce98c946b1bbfada3863a1b24ce18845ea90aab07007fb0a',
  },
  {
    name: '0013_lugares',
    migration: places,
    sha256: '039aa20f1e6e649ea60fdc3dddf0f2457e2dd812800b6559eb14cf01c7c4a332',
  },
  {
    name: '0014_envios',
    migration: repeats,
    sha256: '9934decb7b43acc1343afb84ad2d678ed0638604019286243777af56ed8c1d30',
  },
  {
    name: '0015_nombres',
    migration: names,
    sha256: '861a4fdecb04ce0e32bdc534e4aa3abd1278cbca0ec1e9e75428236cbf8d8279',
  },
  {
    name: '0016_historial',
    migration: history,
    sha256: '43737c557232caaaa8419505c411851a8391600a4c6e9444a35a056fc260064b',
  },
  {
    name: '0017_borradores',
    migration: drafts,
    sha256: '51c9e96e0023fa8b11ce29424cb0abafd57c2913ba3664cda2358d6a0aea746e',
  },
  {
    name: '0018_propuestas',
    migration: proposals,
    sha256: '5704dbdcc24295791a6fd3dee1efc0638e761177189645143bdf0887580cb34e',
  },
  {
    name: '0019_valores',
    migration: replacedValues,
    sha256: 'b0217a6f719f5ae9836137d926c3247412184a15f69ca61d4e26e90a68244e5d',
  },
  {
    name: '0020_sucursales',
    migration: branches,
    sha256: 'b019da8b5a16d6a6f0981bac8a1af847d4617fc8d97a41052360a1fef81f2c45',
  },
  {
    name: '0022_filtros',
    migration: filters,
    sha256: '09492ffd5e0d583ed8b4aa5ce27329832bf9818e72ac0978b683cce99afea5ea',
  },
  {
    name: '0025_tipos_de_negocio',
    migration: businessTypes,
    sha256: '1a2b7f30ae24ae49a6ed85d1ed1f58c3114dec1423dd5ec0c47159867cbf8734',
  },
]
