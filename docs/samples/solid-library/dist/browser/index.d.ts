export interface CountdownProps {
    /** Seconds to count down from. */
    from: number;
    /** What to say at the end. */
    end?: string;
}
export declare function Countdown(props: CountdownProps): import("solid-js").JSX.Element;
