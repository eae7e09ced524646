import { Link } from 'react-router'
import type { Query } from '../../../contract/spanish/marks.ts'
import type { Result } from './drawn.ts'
import type { Group } from './groups.ts'
import { Marked } from './marked.tsx'
import { Thumbnail } from './results.tsx'
import { optionId } from './useCombobox.ts'

interface OptionsProps {
  readonly groups: readonly Group[]
  readonly query: Query
  readonly listId: string
  readonly active: string | undefined
  readonly onChosen: () => void
}

/** The results in the search dialog; the arrow keys move through them while the focus stays in the field. */
export function OptionList({ groups, listId, ...shared }: OptionsProps) {
  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, { results }) => sum + results.length, 0),
  )
  return (
    <div role="listbox" id={listId} aria-label="Resultados">
      {groups.map(({ key, title, results, files }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options with this role.
        <div key={key} role="group" aria-labelledby={`${listId}-${key}`} className="mt-3">
          <p id={`${listId}-${key}`} role="presentation" className="kicker px-2 text-sm">
            {title}
          </p>
          {results.map((result, at) => (
            <Option
              key={result.id}
              id={optionId(listId, (starts[group] ?? 0) + at)}
              files={files}
              result={result}
              {...shared}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface OptionProps extends Pick<OptionsProps, 'query' | 'active' | 'onChosen'> {
  readonly id: string
  readonly files: boolean
  readonly result: Result
}

function Option({ id, files, result, query, active, onChosen }: OptionProps) {
  const shared = {
    id,
    role: 'option',
    'aria-selected': id === active,
    tabIndex: -1,
    className: 'search-option',
    children: <OptionText files={files} result={result} query={query} />,
  }
  if (files) return <a {...shared} href={result.to} target="_blank" rel="noopener" />
  return (
    <Link
      {...shared}
      to={result.to}
      onClick={(event) => {
        if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onChosen()
      }}
    />
  )
}

function OptionText({ files, result, query }: { files: boolean; result: Result; query: Query }) {
  const more = [result.price, result.kicker, result.extract ?? result.text].filter(Boolean).join(' · ')
  return (
    <>
      <Thumbnail files={files} result={result} className="size-12 rounded-lg" />
      <span className="min-w-0 flex-1">
        <span className="block leading-snug font-semibold">
          <Marked text={result.title} query={query} />
        </span>
        {more && (
          <span className="text-soft line-clamp-2 text-sm leading-snug">
            <Marked text={more} query={query} />
          </span>
        )}
      </span>
    </>
  )
}
