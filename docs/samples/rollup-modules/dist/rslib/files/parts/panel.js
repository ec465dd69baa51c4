"use client";
import { smallId } from "small-id";
const panelId = ()=>`panel-${smallId()}`;
export { panelId };
