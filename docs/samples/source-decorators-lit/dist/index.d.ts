import { LitElement } from 'lit';
export declare class UserBadge extends LitElement {
    name: string;
    render(): import("lit-html").TemplateResult<1>;
}
