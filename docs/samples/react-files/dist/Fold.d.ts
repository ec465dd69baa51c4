import { type ReactNode } from 'react';
interface FoldProps {
    title: string;
    children: ReactNode;
}
export declare function Fold({ title, children }: FoldProps): import("react").JSX.Element;
export {};
