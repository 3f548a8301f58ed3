import type { ReferenceCall } from '../reference.ts';
import { CallSection } from './call-section.tsx';
import { docsDocument } from './frame.tsx';
import { Prose } from './prose-text.tsx';
import { titleOf } from './subjects.ts';

/** All calls whose name begins alike. */
export const subjectPage = (siteName: string, subject: string, calls: readonly ReferenceCall[]) =>
  docsDocument({
    siteName,
    title: titleOf(subject),
    page: subject,
    onThisPage: calls.map(({ name }) => ({
      href: `#${name}`,
      label: name.slice(subject.length + 1),
    })),
    children: (
      <>
        <ul className="calls" id={subject}>
          {calls.map(({ name, summary }) => (
            <li key={name}>
              <a href={`#${name}`}>
                <code>{name}</code>
              </a>
              <span>
                <Prose>{summary}</Prose>
              </span>
            </li>
          ))}
        </ul>
        {calls.map((call) => (
          <CallSection key={call.name} call={call} />
        ))}
      </>
    ),
  });
