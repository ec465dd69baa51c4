var light_Light = /*#__PURE__*/ function(Light) {
    Light["Red"] = "red";
    Light["Green"] = "green";
    return Light;
}({});
var light_Mode = /*#__PURE__*/ function(Mode) {
    Mode[Mode["Day"] = 0] = "Day";
    Mode[Mode["Night"] = 1] = "Night";
    return Mode;
}({});
export { light_Light as Light, light_Mode as Mode };
