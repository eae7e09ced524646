import { AppShell, Box, Burger, Button, Group, NavLink, Text } from '@mantine/core'
import { useDisclosure, useHotkeys } from '@mantine/hooks'
import { useRef } from 'react'
import { Link } from 'react-router'
import { site } from '../../contract/paths.ts'
import { panel } from '../../contract/texts/panel.ts'
import type { Session } from '../session.ts'
import { type Address, type Area, menuLabel } from './area.ts'
import type { Leave } from './guard.tsx'
import { useKeptFocus } from './ui/focus.ts'
import { LogoutButton } from './ui/logoutButton.tsx'

interface ShellProps {
  readonly area: Area
  readonly address: Address
  readonly session: Session
  readonly leave: Leave
  readonly children: React.ReactNode
}

const MENU = 'panel-menu'
const CONTENT = 'contenido'

/** The frame of an area: who is logged in, the side menu, the screen. */
export function Shell({ area, address, session, leave, children }: ShellProps) {
  const [opened, menu] = useDisclosure(false)
  const account = `${area.home}/cuenta`
  const burger = useRef<HTMLButtonElement>(null)
  const content = useRef<HTMLElement>(null)
  useKeptFocus(content)
  const closeMenu = () => {
    if (!opened) return
    menu.close()
    burger.current?.focus()
  }
  useHotkeys([['Escape', closeMenu]])
  return (
    <AppShell
      header={{ height: 60 }}
      navbar={{ width: 240, breakpoint: 'sm', collapsed: { mobile: !opened } }}
      padding="md"
    >
      <a href={`#${CONTENT}`} className="panel-skip">
        {panel.toContent}
      </a>
      <AppShell.Header>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group wrap="nowrap" gap="sm" miw={0}>
            <Burger
              ref={burger}
              opened={opened}
              onClick={menu.toggle}
              hiddenFrom="sm"
              size="sm"
              aria-label={panel.menu}
              aria-expanded={opened}
              aria-controls={MENU}
            />
            <Button
              component={Link}
              to={account}
              variant="subtle"
              color="gray"
              className="panel-person"
              leftSection={<Person />}
              aria-current={address.screen === 'extra' && address.segment === 'cuenta' ? 'page' : undefined}
              title={`${panel.account}: ${session.user.name}`}
            >
              <span className="panel-account">{panel.account}</span>
              <Text span inherit truncate fw={400} visibleFrom="xs">
                {session.user.name}
              </Text>
            </Button>
          </Group>
          <Group wrap="nowrap" gap="xs" flex="none">
            <Button component={Link} to={site.home} variant="subtle" color="gray" visibleFrom="xs">
              {panel.toSite}
            </Button>
            <LogoutButton userId={session.user.id} leave={leave} />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="sm" id={MENU} className="panel-menu" data-opened={opened} aria-label={panel.menu}>
        <Menu area={area} address={address} onChoose={menu.close} />
      </AppShell.Navbar>
      <AppShell.Main ref={content} id={CONTENT} tabIndex={-1}>
        <Box maw={1100} mx="auto">
          {children}
        </Box>
      </AppShell.Main>
    </AppShell>
  )
}

const Person = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="panel-icon">
    <path
      d="M12 3.5a4 4 0 1 0 0 8 4 4 0 1 0 0-8zM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
    />
  </svg>
)

function Menu({ area, address, onChoose }: Pick<ShellProps, 'area' | 'address'> & { onChoose: () => void }) {
  const current = 'resource' in address ? address.resource.name : null
  const link = (to: string, label: string, active: boolean) => (
    <NavLink
      key={to}
      component={Link}
      to={to}
      label={label}
      active={active}
      aria-current={active ? 'page' : undefined}
      onClick={onChoose}
    />
  )
  return (
    <>
      {/* For screens where the page's head has no room for it. */}
      <NavLink component={Link} to={site.home} label={panel.toSite} hiddenFrom="xs" />
      {area.audience === 'admin' && link(area.home, panel.home, address.screen === 'index')}
      {area.resources.map((resource) =>
        link(area.paths.list(resource.name), menuLabel(area, resource), current === resource.name),
      )}
      {area.extras
        .filter(({ inMenu }) => inMenu)
        .map(({ segment, label }) =>
          link(
            `${area.home}/${segment}`,
            label,
            current === segment || (address.screen === 'extra' && address.segment === segment),
          ),
        )}
    </>
  )
}
