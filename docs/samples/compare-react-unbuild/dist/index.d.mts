import * as react from 'react';

interface StarsProps {
    max?: number;
}
declare function Stars({ max }: StarsProps): react.JSX.Element;

export { Stars };
export type { StarsProps };
