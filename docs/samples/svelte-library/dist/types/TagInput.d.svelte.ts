interface Props {
    /** What was entered so far. */
    tags?: string[];
    label?: string;
}
declare const TagInput: import("svelte").Component<Props, {}, "tags">;
type TagInput = ReturnType<typeof TagInput>;
export default TagInput;
