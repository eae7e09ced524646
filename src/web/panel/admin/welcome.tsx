import { Anchor, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useCallback } from 'react'
import { Link } from 'react-router'
import { api } from '../../../contract/paths.ts'
import { panel, welcome as texts } from '../../../contract/texts/panel.ts'
import { formatCount } from '../../../contract/values/numbers.ts'
import type { Overview } from '../../../contract/views.ts'
import { type Area, menuLabel } from '../area.ts'
import { call } from '../calls.ts'
import type { ScreenProps } from '../panel.tsx'
import { Changes } from '../screens/changes.tsx'
import { Heading } from '../ui/heading.tsx'
import { LoadFailure } from '../ui/loadFailure.tsx'
import { useLoad } from '../ui/useLoad.ts'
import { Backup } from './backup.tsx'
import { FilesAway } from './filesAway.tsx'
import { MapNotice } from './mapNotice.tsx'

const when = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long' })

/** The first page of the administration: totals, what waits for a decision, and the latest changes. */
export function Welcome({ area, session }: ScreenProps) {
  const load = useCallback(
    async (signal: AbortSignal) => (await call<Overview>(api.adminOverview, { signal })).data,
    [],
  )
  const { data, error, reload } = useLoad(load)
  return (
    <Stack gap="xl">
      <div>
        <Heading area={area} address={{ screen: 'index' }} />
        <Text size="lg" className="panel-text">
          {texts.greeting(session.user.name)}
        </Text>
      </div>
      {error !== undefined && <LoadFailure error={error} onRetry={reload} />}
      {!data && error === undefined && <Text role="status">{panel.loading}</Text>}
      {data?.files_away_since && <FilesAway since={data.files_away_since} />}
      {data?.backup && <Backup state={data.backup} />}
      {data && <Counts area={area} counts={data.counts} />}
      {data && <Waiting area={area} overview={data} />}
      {data && data.mapa !== 'ready' && <MapNotice state={data.mapa} />}
      {data && (
        <Stack component="section" gap="xs">
          <Title order={2} size="h3">
            {texts.latest}
          </Title>
          {data.activity.length === 0 && <Text>{texts.noChanges}</Text>}
          <Changes area={area} changes={data.activity} />
          <Anchor component={Link} to={`${area.home}/actividad`} underline="always">
            {texts.allChanges}
          </Anchor>
        </Stack>
      )}
    </Stack>
  )
}

function Counts({ area, counts }: { area: Area; counts: Overview['counts'] }) {
  const known: Readonly<Record<string, number>> = counts
  return (
    <Stack component="section" gap="sm">
      <Title order={2} size="h3">
        {texts.counts}
      </Title>
      <SimpleGrid cols={{ base: 2, sm: 4 }}>
        {area.resources.map((resource) => (
          <Link key={resource.name} to={area.paths.list(resource.name)} className="panel-count">
            <b>{formatCount(known[resource.name] ?? 0)}</b>
            <span>{menuLabel(area, resource)}</span>
          </Link>
        ))}
      </SimpleGrid>
    </Stack>
  )
}

function Waiting({ area, overview: { users, empresas, propuestas } }: { area: Area; overview: Overview }) {
  const nothing = users.total + empresas.total + propuestas.total === 0
  return (
    <Stack component="section" gap="sm">
      <Title order={2} size="h3">
        {texts.waiting}
      </Title>
      {nothing && <Text>{texts.nothingWaits}</Text>}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {propuestas.desde && (
          <Group title={texts.propuestas(propuestas.total)} all={`${area.home}/propuestas`}>
            <Text my="xs">{texts.oldest(when.format(new Date(propuestas.desde)))}</Text>
          </Group>
        )}
        {users.total > 0 && (
          <Group title={texts.users(users.total)} all={`${area.paths.list('user')}?aprobado=0`}>
            <Links
              links={users.first.map(({ id, name }) => ({ to: area.paths.edit('user', id), label: name }))}
            />
          </Group>
        )}
        {empresas.total > 0 && (
          <Group title={texts.empresas(empresas.total)} all={`${area.paths.list('empresa')}?publicado=0`}>
            <Links
              links={empresas.first.map(({ id, nombre }) => ({
                to: area.paths.edit('empresa', id),
                label: nombre,
              }))}
            />
          </Group>
        )}
      </SimpleGrid>
    </Stack>
  )
}

interface GroupProps {
  readonly title: string
  readonly all: string
  readonly children: React.ReactNode
}

function Group({ title, all, children }: GroupProps) {
  return (
    <section className="panel-waiting">
      <Title order={3} size="h4">
        {title}
      </Title>
      {children}
      <Anchor component={Link} to={all} underline="always" aria-label={`${texts.seeAll}: ${title}`}>
        {texts.seeAll}
      </Anchor>
    </section>
  )
}

const Links = ({ links }: { links: readonly { readonly to: string; readonly label: string }[] }) => (
  <ul>
    {links.map(({ to, label }) => (
      <li key={to}>
        <Anchor component={Link} to={to} underline="always">
          {label}
        </Anchor>
      </li>
    ))}
  </ul>
)
