"use client";const e=e=>"★".repeat(e);export{e as stars};
