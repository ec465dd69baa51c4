export { zone } from "@/zone";
