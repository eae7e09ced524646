import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely'
import type { BareDatabase } from './database.ts'

/** How the databases plan what they are asked. */

/** Every query asked so far that costs more in a larger table: its SQL, and why. */
export async function costly(
  bare: BareDatabase,
  asked: readonly RootOperationNode[],
): Promise<[sql: string, why: string[]][]> {
  const found: [string, string[]][] = []
  for (const node of asked) {
    const query = bare.database.db.getExecutor().compileQuery(node, { queryId: 'plan' })
    const why = await costs(bare, query)
    if (why.length > 0) found.push([query.sql, why])
  }
  return found
}

/** Keeps what a database is asked, before it is compiled. */
export function recorder(asked: RootOperationNode[]): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      asked.push(node)
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

/** What a query does that costs more in a larger table: steps of its plan that read all or sort all, and counting. */
async function costs({ database: { db, dialect } }: BareDatabase, query: CompiledQuery): Promise<string[]> {
  if (/\bcount\(/.test(query.sql)) return ['counts']
  if (dialect === 'sqlite') {
    const plan = CompiledQuery.raw(`explain query plan ${query.sql}`, [...query.parameters])
    const { rows } = await db.executeQuery<{ detail: string }>(plan)
    return (
      rows
        .map(({ detail }) => detail)
        .filter((step) => /^SCAN (?!.*(INDEX|VIRTUAL TABLE|CONSTANT))|TEMP B-TREE/.test(step))
        // A table stands in the order of its ids.
        .filter(
          (step) => !(step.startsWith('SCAN') && /order by ("\w+"\.)?"id" (asc|desc) limit/.test(query.sql)),
        )
    )
  }
  return db.transaction().execute(async (tx) => {
    // Small tables are read whole and sorted because that is cheap; this asks for the plan that a large one would have.
    await tx.executeQuery(CompiledQuery.raw('set local enable_seqscan = off'))
    await tx.executeQuery(CompiledQuery.raw('set local enable_sort = off'))
    const plan = CompiledQuery.raw(`explain (format json) ${query.sql}`, [...query.parameters])
    const { rows } = await tx.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(plan)
    return rows
      .flatMap((row) => stepsOf(row['QUERY PLAN'][0].Plan))
      .filter((step) => /Seq Scan|Sort/.test(step))
  })
}

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly PlanNode[]
}

const stepsOf = (node: PlanNode): string[] => [
  `${node['Node Type']} ${node['Relation Name'] ?? ''}`,
  ...(node.Plans ?? []).flatMap(stepsOf),
]
