import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely'
import type { BareDatabase } from './database.ts'

/** Reads how the databases plan their queries. */

/** Returns every query so far that costs more in a larger table: its SQL, and why. */
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

/** Records the queries of a database before they are compiled. */
export function recorder(asked: RootOperationNode[]): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      asked.push(node)
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

/**
 * Returns the parts of a query that cost more in a larger table: full scans and sorts in its plan, and counting. A
 * subquery for each record sorts only what belongs to that record.
 */
async function costs({ database: { db, dialect } }: BareDatabase, query: CompiledQuery): Promise<string[]> {
  if (/\bcount\(/.test(query.sql)) return ['counts']
  if (dialect === 'sqlite') {
    const plan = CompiledQuery.raw(`explain query plan ${query.sql}`, [...query.parameters])
    const { rows } = await db.executeQuery<PlanStep>(plan)
    const made = rows.flatMap(({ detail }) => /^(?:CO-ROUTINE|MATERIALIZE) (\w+)/.exec(detail)?.[1] ?? [])
    const ofOneRecord = inSubqueries(rows)
    return (
      rows
        .filter(({ id, detail }) => !(ofOneRecord.has(id) && detail.includes('TEMP B-TREE')))
        .map(({ detail }) => detail)
        .filter((step) => !made.some((name) => step === `SCAN ${name}`))
        .filter((step) => /^SCAN (?!.*(INDEX|VIRTUAL TABLE|CONSTANT))|TEMP B-TREE/.test(step))
        // A table is stored in the order of its ids.
        .filter(
          (step) => !(step.startsWith('SCAN') && /order by ("\w+"\.)?"id" (asc|desc) limit/.test(query.sql)),
        )
    )
  }
  return db.transaction().execute(async (tx) => {
    // Small tables are scanned and sorted because that is cheap; this forces the plan of a large table.
    await tx.executeQuery(CompiledQuery.raw('set local enable_seqscan = off'))
    await tx.executeQuery(CompiledQuery.raw('set local enable_sort = off'))
    const plan = CompiledQuery.raw(`explain (format json) ${query.sql}`, [...query.parameters])
    const { rows } = await tx.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(plan)
    return rows
      .flatMap((row) => stepsOf(row['QUERY PLAN'][0].Plan))
      .filter((step) => /Seq Scan|Sort/.test(step))
  })
}

interface PlanStep {
  readonly id: number
  readonly parent: number
  readonly detail: string
}

/** The ids of the steps within subqueries that run for each record. */
function inSubqueries(steps: readonly PlanStep[]): ReadonlySet<number> {
  const found = new Set<number>()
  for (const { id, parent, detail } of steps)
    if (found.has(parent) || detail.startsWith('CORRELATED')) found.add(id)
  return found
}

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Parent Relationship'?: string
  readonly Plans?: readonly PlanNode[]
}

const stepsOf = (node: PlanNode, ofOneRecord = false): string[] => {
  const step = `${node['Node Type']} ${node['Relation Name'] ?? ''}`
  const within = (plan: PlanNode) => ofOneRecord || plan['Parent Relationship'] === 'SubPlan'
  return [
    ...(ofOneRecord && /Sort/.test(step) ? [] : [step]),
    ...(node.Plans ?? []).flatMap((plan) => stepsOf(plan, within(plan))),
  ]
}
