import { Link } from 'react-router'
import type { Query } from '../../../contract/spanish/marks.ts'
import { Picture } from '../ui/picture.tsx'
import type { Result } from './drawn.ts'
import type { Group } from './groups.ts'
import { Marked } from './marked.tsx'
import { Pictogram } from './pictogram.tsx'

/** The results of the search page, kind by kind. */
export function Results({ groups, query }: { groups: readonly Group[]; query: Query }) {
  return groups.map(({ key, title, results, files, more }) => (
    <section key={key} aria-labelledby={`${key}-titulo`} className="mt-10">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={`${key}-titulo`} className="min-w-0 text-2xl">
          {title}
        </h2>
        {more && (
          <Link to={more.to} className="link inline-flex min-h-11 items-center">
            {more.text}
          </Link>
        )}
      </div>
      <ul className="grid gap-3 md:grid-cols-2">
        {results.map((result) => (
          <Row key={result.id} files={files} result={result} query={query} />
        ))}
      </ul>
    </section>
  ))
}

function Row({ files, result, query }: { files: boolean; result: Result; query: Query }) {
  return (
    <li className="card flex-row flex-wrap items-start gap-4 p-3">
      <Thumbnail files={files} result={result} className="size-20 rounded-xl sm:size-24" />
      <div className="beside">
        {result.kicker && (
          <p className="kicker text-sm">
            <Marked text={result.kicker} query={files ? null : query} />
          </p>
        )}
        <h3 className="text-lg">
          <ResultLink files={files} to={result.to}>
            <Marked text={result.title} query={query} />
          </ResultLink>
        </h3>
        {[result.text, result.extract].map(
          (text) =>
            text && (
              <p key={text} className="text-soft mt-1 text-base leading-snug">
                <Marked text={text} query={query} />
              </p>
            ),
        )}
        {result.price && <p className="mt-1 font-semibold tabular-nums">{result.price}</p>}
      </div>
    </li>
  )
}

/** A result's picture, or a pictogram of its kind. */
export function Thumbnail(props: { files: boolean; result: Result; className: string }) {
  const { files, result, className } = props
  if (!result.picture) return <Pictogram of={files ? 'document' : 'article'} className={className} />
  const [folder, file] = result.picture
  return (
    <Picture
      folder={folder}
      file={file}
      alt=""
      sizes="6rem"
      className={`bg-sand shrink-0 object-cover ${files ? 'object-top' : ''} ${className}`}
    />
  )
}

/** A link to a result. A document opens in a new tab, at the page of the match. */
function ResultLink({ files, to, children }: { files: boolean; to: string; children: React.ReactNode }) {
  if (files)
    return (
      <a href={to} target="_blank" rel="noopener" className="covering">
        {children}
      </a>
    )
  return (
    <Link to={to} className="covering">
      {children}
    </Link>
  )
}
