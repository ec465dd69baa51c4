import { useEffect, useEffectEvent, useState } from 'react';
import type { SizedFile } from '../../parts/sizes';
import type { View } from '../../parts/views';
import { Bar } from '../layout/Bar';
import { Action } from '../toolbar/Action';
import { usePlaygroundText } from '../usePlaygroundText';
import { ExplainedCode } from './ExplainedCode';
import { SourceLines } from './SourceLines';
import { type SourcePlaces, type Sources, sourcePlaces } from './sourceMap';

export interface EmittedFileProps {
  view: View;
  files: readonly SizedFile[];
  sources: Sources;
  written: string;
  isExplained: boolean;
}

export const isScript = (path: string) => /\.[cm]?js$/.test(path);

/** How many unchanged lines are shown beside changed ones. */
const context = 3;

/** An emitted file, or what has changed in it, with the source of its lines where a map says it. */
export function EmittedFile(props: EmittedFileProps) {
  const { view, files, sources, written, isExplained } = props;
  const text = usePlaygroundText();
  const [isCompared, compare] = useState(true);
  const { id: path, change, code = '', before } = view;
  // All of a new file is new.
  const hasChanges = change === 'changed' || change === 'gone';
  const isDiff = hasChanges && isCompared;
  const places = useSourcePlaces(path, files, sources.has);
  return (
    <>
      <Bar
        actions={
          <>
            {hasChanges && (
              <Action
                label={text('changes')}
                isPressed={isCompared}
                onPress={() => compare(!isCompared)}
              />
            )}
            {isScript(path) && sources.onToggle && (
              <Action
                label={text('sourceMap')}
                isPressed={places !== undefined}
                onPress={sources.onToggle}
              />
            )}
          </>
        }
      >
        <code>{path}</code>
      </Bar>
      <SourceLines places={isDiff ? undefined : places} sources={sources}>
        {(attributes) => (
          <ExplainedCode
            path={path}
            code={code}
            before={isDiff ? before : undefined}
            context={isDiff ? context : undefined}
            attributes={attributes}
            isExplained={isExplained}
            // Notes are about scripts, and below lines of the whole file.
            written={isScript(path) && !isDiff ? written : code}
          />
        )}
      </SourceLines>
    </>
  );
}

/** Where the lines of an emitted file come from, as far as that is in the package. */
function useSourcePlaces(
  path: string,
  files: readonly SizedFile[],
  isThere: (path: string) => boolean,
) {
  const [found, setFound] = useState<{ file: SizedFile; places: SourcePlaces }>();
  const file = files.find((one) => one.path === path);
  const show = useEffectEvent((of: SizedFile, places: SourcePlaces | undefined) => {
    const own = places?.map((one) => (one && isThere(one.path) ? one : undefined));
    setFound(own && { file: of, places: own });
  });
  useEffect(() => {
    let isCurrent = true;
    if (!file) return;
    const take = (places?: SourcePlaces) => {
      if (isCurrent) show(file, places);
    };
    sourcePlaces(file, files).then(take, console.error);
    return () => {
      isCurrent = false;
    };
  }, [file, files]);
  // The places of another file are none of this one.
  return found?.file === file ? found?.places : undefined;
}
